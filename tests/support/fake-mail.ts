/** A mail provider that keeps e-mails in memory, so that tests can read them. */
import type { Mail, MailProvider } from '../../server/providers/mail/mail-provider-types.ts'

export function fakeMail(kind: MailProvider['kind'] = 'files') {
  const sent: Mail[] = []
  const last = (to: string): Mail => {
    const mail = sent.findLast((each) => each.to === to)
    if (!mail) throw new Error(`no mail to ${to}`)
    return mail
  }
  const provider: MailProvider = {
    kind,
    send(mail) {
      sent.push(mail)
      return Promise.resolve()
    },
    forget: () => Promise.resolve(),
    purge: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  }
  return {
    provider,
    sent,
    last,
    /** The six digits of the last code mailed there. */
    codeTo: (to: string) => /\b\d{6}\b/.exec(last(to).text)?.[0] ?? '',
  }
}
