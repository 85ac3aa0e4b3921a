// The texts of the game being shown, for components that need more than `text(key)`.
import { getContext, setContext } from 'svelte';
import type { Texts } from '../core/fluent';

const KEY = Symbol('texts');

export function setTexts(texts: () => Texts): void {
  setContext(KEY, texts);
}

export function getTexts(): () => Texts {
  return getContext(KEY);
}
