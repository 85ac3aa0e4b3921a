import { mount } from 'svelte';
import App from './App.svelte';
import { applyLook, arrive, here, loadTexts, sounds } from './app.svelte';
import './styles/tokens.css';
import './styles/base.css';

applyLook();
if (here().page === 'table') void import('./pages/Table.svelte').catch(() => undefined); // while words come
const arrived = arrive();
addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
addEventListener('pointerdown', () => sounds.wake(), { once: true });
addEventListener('keydown', () => sounds.wake(), { once: true });
void Promise.all([loadTexts(), arrived]).then(() => mount(App, { target: document.getElementById('app')! }));
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
