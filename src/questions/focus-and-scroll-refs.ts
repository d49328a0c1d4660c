/**
 * Ref callbacks that move the focus or scroll to a message that replaces the pressed button. They are defined outside
 * the components, so that each runs once per element.
 */

/** Moves the focus to the message, because the focus would be lost with the button. */
export const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })

/** Scrolls to a message that may appear far from the button, as after a long review with a fixed button. */
export const comeIntoView = (told: HTMLElement | null) => told?.scrollIntoView({ block: 'center' })
