// Runs in the page that is filmed. A picture of a page has no pointer, so the page draws one: an arrow that follows the
// mouse and shrinks a little while it is pressed.
document.addEventListener('DOMContentLoaded', () => {
  const pointer = document.createElement('div');
  pointer.dataset.hand = '';
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;width:22px;height:26px;pointer-events:none';
  pointer.innerHTML =
    '<svg viewBox="0 0 22 26" width="22" height="26"><path d="M2 1.5v19l5-4.6 3.2 7.6 3.6-1.5-3.2-7.4h6.9z" fill="#171d1b" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>';
  document.documentElement.append(pointer);
  document.addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
  });
  document.addEventListener('mousedown', () => {
    pointer.style.scale = '0.86';
  });
  document.addEventListener('mouseup', () => {
    pointer.style.scale = '1';
  });
});
