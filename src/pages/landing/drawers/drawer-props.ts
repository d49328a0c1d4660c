/** Props of a drawer that links and buttons of the page open. */
export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after a call was requested, so that the page can confirm it. */
  readonly onAsked: () => void
  /** Sku of the plan whose card opened the drawer. */
  readonly sku?: string | undefined
}
