// How much of one thing lies over others, in square pixels.
([above, below]) => {
  const a = document.querySelector(above).getBoundingClientRect();
  const shared = (b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, wide) * Math.max(0, high);
  };
  return Math.max(...[...document.querySelectorAll(below)].map((e) => shared(e.getBoundingClientRect())));
}
