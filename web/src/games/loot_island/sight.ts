// What may be chosen, and is hidden behind the foot of a phone's page.
import { calm } from '../shared/motion';

/** Moves the page until something of this lies between its top and the dock with what is said above it, which covers what is behind it. */
export function bringInSight(spaces: Element[]): void {
  const floor = document.querySelector('.under')?.getBoundingClientRect().top ?? innerHeight;
  const boxes = spaces.map((space) => space.getBoundingClientRect());
  const middle = ({ top, height }: DOMRect): number => top + height / 2;
  if (!boxes.length || boxes.some((box) => middle(box) > 0 && middle(box) < floor)) return;
  scrollBy({ top: boxes[0]!.bottom + 8 - floor, behavior: calm() ? 'auto' : 'smooth' });
}
