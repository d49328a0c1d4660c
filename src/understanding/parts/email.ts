import type { Values } from '../../funnel/types.ts'
import { likelyTypo, parseEmail } from '../../lib/email.ts'
import type { Hearing } from '../hearing.ts'

// with the spaces that keyboards put around @ and dots
const TYPED =
  /[^\s@¤,;:<>()"]{1,64}[ ]?@+[ ]?[^\s@¤,;:<>()"]{0,80}(?: ?\. ?(?:com|br|net|org|gov|edu)\b){0,3}/
const SPOKEN =
  /(?:[a-z0-9._+-]+(?: (?:ponto|underline|underscore|anderline|traco|hifen|tracinho) )){0,5}[a-z0-9._+-]+ (?:arroba|aroba|at) [a-z0-9.-]+(?: ponto [a-z0-9]{2,12}){0,3}/
const NO_AT = /(?:^|\s)[a-z0-9._-]+(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com(?:\.br)?\b/
const PROMOTIONS =
  /\b(?:pode|podem|quero|queria|aceito|gostaria|manda\w*|receber|recebo|topo)\b[^¤,.;!?]{0,40}\b(?:promoc\w*|ofertas?|novidades?|propagandas?|descontos)\b/

/** A trailing full stop belongs to the sentence. */
const trimmed = (text: string) => text.replace(/[.!?'"]+$/, '')

/** E-mail addresses, typed or spoken, and the wish for promotions beside them. */
export function hearEmail(hearing: Hearing): void {
  const { text } = hearing
  for (;;) {
    const spoken = text.take(SPOKEN)
    const found = spoken ?? text.take(TYPED)
    if (!found) break
    const typed = text.typed(found.from, found.to)
    add(
      hearing,
      spoken ? fromSpoken(text.said.slice(found.from, found.to)) : trimmed(typed.replace(/\s/g, '')),
      found.from,
      spoken !== null && isLoose(text.said),
    )
  }
  if (!hearing.has('email')) {
    const broken = text.take(NO_AT)
    if (broken)
      hearing.add('email', { email: text.typed(broken.from, broken.to).trim() }, broken.from, 'invalid')
  }
}

const isLoose = (said: string) => /\b(?:tudo )?junto\b|\bespaco\b/.test(said)

function fromSpoken(said: string): string {
  return said
    .replace(/ (?:arroba|aroba|at) /g, '@')
    .replace(/ ponto /g, '.')
    .replace(/ (?:underline|underscore|anderline) /g, '_')
    .replace(/ (?:traco|hifen|tracinho) /g, '-')
}

function add(hearing: Hearing, email: string, at: number, isUnsure: boolean): void {
  const parsed = parseEmail(email)
  if ('problem' in parsed) {
    hearing.add('email', { email }, at, 'invalid')
    return
  }
  const meant = likelyTypo(parsed.value)
  if (meant !== null) {
    hearing.add('email', { email: meant }, at, 'typo')
    return
  }
  const wants: Values = wantsPromotions(hearing) ? { accept_promotions: 'true' } : {}
  hearing.add('email', { email: parsed.value, ...wants }, at, isUnsure ? 'confirm' : null)
}

function wantsPromotions({ text }: Hearing): boolean {
  return text
    .parts(false)
    .some((part) => PROMOTIONS.test(part.text) && !/\b(?:nao|sem|nem|n)\b/.test(part.text))
}
