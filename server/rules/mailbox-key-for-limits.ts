/** Normalises e-mail addresses, so that different spellings of one mailbox share a limit. */

/** Providers that ignore dots in addresses, and the main domain of each. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/**
 * Returns the mailbox of an e-mail address, so that different spellings of one address share a limit:
 * in lower case, without what follows a plus sign, and without dots if the provider ignores them.
 */
export function mailboxKeyOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const folded = WITHOUT_DOTS[domain]
  return folded ? `${name.replaceAll('.', '')}@${folded}` : `${name}@${domain}`
}
