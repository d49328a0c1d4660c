/** For how many days an import can be undone. */
export const IMPORT_UNDO_DAYS = 7
