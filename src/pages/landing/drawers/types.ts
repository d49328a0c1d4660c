/** A drawer that the page's links and buttons open. */
export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A call was asked for: a message on the page says so. */
  readonly onAsked: () => void
  /** The plan that was chosen, if the drawer was opened from one. */
  readonly sku?: string | undefined
}
