/**
 * Ref of a message that replaces the button that was pressed, so that the focus is not lost with it. Defined outside
 * the components, so that it runs once per element.
 */
export const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })
