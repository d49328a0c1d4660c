/** Within how many days a request about personal data is answered (LGPD, art. 19, II). */
export const DATA_REQUEST_DAYS = 15
