/**
 * Ref of a message that replaces the button that was pressed, so that the focus is not lost with it. Defined outside
 * the components, so that it runs once per element.
 */
export const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })

/** Ref of a message that may appear far from the button that was pressed, as behind a long review with a fixed button. */
export const comeIntoView = (told: HTMLElement | null) => told?.scrollIntoView({ block: 'center' })
