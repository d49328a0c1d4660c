/** The page of the desk to go on to after the log-in: a path of ours with its query, nothing else (S15). */
export const wayBack = (asked: string | undefined): string =>
  asked !== undefined && asked.length <= 500 && /^\/operador(?:\/[a-z\d/-]*)?(?:\?[\w=&%.+-]*)?$/i.test(asked)
    ? asked
    : '/operador'
