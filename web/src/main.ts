import { mount } from 'svelte';
import App from './App.svelte';
import { applyLight, arrive, loadTexts, sounds } from './app.svelte';
import './styles/tokens.css';
import './styles/base.css';

applyLight();
arrive();
addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
addEventListener('pointerdown', () => sounds.wake(), { once: true });
addEventListener('keydown', () => sounds.wake(), { once: true });
void loadTexts().then(() => mount(App, { target: document.getElementById('app')! }));
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
