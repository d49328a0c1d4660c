/** Within how many days a request about personal data is answered (LGPD, art. 19, II). */
export const DATA_REQUEST_DAYS = 15

/** For how many days an import can be undone. */
export const IMPORT_UNDO_DAYS = 7
