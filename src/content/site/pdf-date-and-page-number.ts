/** Lines that the server writes into every PDF file: the date of the last change, and the page number. */

/** Line below the lead. `day` is a date in words. */
export const updatedOn = (day: string): string => `Atualizado em ${day}.`

/** Line at the foot of every page of a PDF file. */
export const pageFooter = (title: string, page: number, pages: number): string =>
  `${title} · ${page} de ${pages}`
