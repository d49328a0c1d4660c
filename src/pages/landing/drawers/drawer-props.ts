/** Props that the drawers of a landing page have in common. A link or button on the page opens a drawer. */
export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /**
   * Called after the visitor has requested a call, so that the page can confirm it. `isRepeated`: this browser or order was
   * already waiting for a call to that phone number.
   */
  readonly onAsked: (isRepeated: boolean) => void
  /** Id (sku) of the plan, if the drawer was opened from a plan card. */
  readonly sku?: string | undefined
}
