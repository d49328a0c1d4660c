/** Providers that deliver an address with dots, or under another of their domains, to the same mailbox. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/**
 * The mailbox an e-mail address belongs to, so that spellings of one address count as one (S28): lower case, without
 * what follows a plus sign, and without dots where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const folded = WITHOUT_DOTS[domain]
  return folded ? `${name.replaceAll('.', '')}@${folded}` : `${name}@${domain}`
}
