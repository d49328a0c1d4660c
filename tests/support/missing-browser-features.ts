/** Adds to a window of jsdom what it does not have. Focus and top layer of a dialog are left to the end-to-end tests. */

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollBy ??= () => {}
Element.prototype.animate ??= () => new EventTarget() as Animation
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
