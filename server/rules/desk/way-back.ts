/** The page of the desk to go on to after the log-in: one of our own paths with its query, nothing else (S15). */
export const wayBack = (asked: string | undefined): string =>
  asked !== undefined && asked.length <= 500 && /^\/operador(?:\/[a-z\d/-]*)?(?:\?[\w=&%.+-]*)?$/i.test(asked)
    ? asked
    : '/operador'
