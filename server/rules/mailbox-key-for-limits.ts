/** Normalises e-mail addresses, so that different spellings of one mailbox share a limit. */

/** Providers that ignore dots in addresses, and the main domain of each. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/** Providers with so many customers that their domain says nothing about whoever uses it. */
const LARGE_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com yahoo.com yahoo.com.br
  ymail.com aol.com icloud.com me.com mac.com proton.me protonmail.com uol.com.br bol.com.br terra.com.br ig.com.br
  globo.com globomail.com r7.com oi.com.br zipmail.com.br`.split(/\s+/),
)

/** Returns the domain of an e-mail address. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** Whether mails to a domain go to one house, which too many of them would flood. */
export const isDomainOfOneHouse = (domain: string): boolean => !LARGE_PROVIDERS.has(domain)

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
