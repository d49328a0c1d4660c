/** An e-mail address, typed or dictated. */
import { parseEmail, likelyTypo } from '../../lib/email.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { SPACED, SPOKEN } from '../data/dictated-marks.ts'
import type { Message } from '../message.ts'
import { anyOf } from '../word-patterns.ts'
import { offersConsent } from '../yes-no.ts'
import type { Found, Kind } from './kind.ts'

const ADDRESS = /[^\s@,;:<>()"']{1,64}@[^\s@,;:<>()"']{1,80}/g
const HOST = /@(gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra)$/
/** A well-known host without the sign before it: 'joao.silvagmail.com', 'ana gmail.com'. */
const HOSTS = '(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\\.com(?:\\.br)?'
const NO_SIGN = new RegExp(`(?<![@\\w.-])([\\w.-]{2,40}?)[\\s.]?(${HOSTS})(?![\\w@])`)
const PART = /^[\w.-]{0,40}@[\w.-]{0,40}$|^[\w-]+[._][\w.-]+$/
/** What announces an address, and is none of it. */
const LABEL = anyOf('e-?mails?, mail, correio')

export const email: Kind = {
  kind: 'email',
  find(message, { step: open, doubt }, { id }) {
    const isOpen = open === id
    const text = spelled(message)
    const consent = offersConsent(message.said)
    const rest: Values = consent === null ? {} : { accept_promotions: consent }
    const found = [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }): Found[] => {
      const place = placeOf(message.said, address, index)
      const typed = bare(address)
      // 'ana@gmail'
      if (HOST.test(typed)) return [{ ...place, isOwn: true, values: { email: `${typed}.com` }, why: 'typo' }]
      const parsed = parseEmail(typed)
      if ('problem' in parsed) return isOpen ? [{ ...place, values: { email: typed }, why: 'invalid' }] : []
      const typo = likelyTypo(parsed.value)
      if (typo !== null) return [{ ...place, isOwn: true, values: { email: typo }, why: 'typo' }]
      return [{ ...place, isOwn: true, values: { email: parsed.value, ...rest } }]
    })
    if (found.length > 0 || !isOpen) return found
    if (doubt?.step === id && doubt.values.email) {
      const joined = [doubt.values.email + text.trim(), `${doubt.values.email}@${text.trim()}`]
        .map((each) => parseEmail(bare(each.replace(/\s/g, ''))))
        .find((each) => 'value' in each)
      if (joined && 'value' in joined)
        return [{ from: 0, to: message.said.length, values: { email: joined.value } }]
    }
    const unsigned = NO_SIGN.exec(text)
    if (unsigned && !LABEL.test(unsigned[1] ?? ''))
      return [
        { ...placeOf(message.said, unsigned[0], unsigned.index), values: signed(unsigned), why: 'typo' },
      ]
    const whole = text.trim()
    return PART.test(whole)
      ? [{ from: 0, to: message.said.length, values: { email: whole }, why: 'invalid' }]
      : []
  },
}

const signed = ([, local = '', host = '']: readonly string[]): Values => ({ email: `${local}@${host}` })

const bare = (address: string) =>
  address.replace(/[.!?;*]+$/, '').replace(/^(?:mailto:|e-?mail[=:]|www\.|[*])+/i, '')

/** The message with the marks that were dictated. Accents stay, which an address must not have. */
function spelled({ raw, said }: Message): string {
  const isSpoken = /arr?oba|arouba|\bat\b|\bponto\b|underl|sublinha/.test(said)
  const marks = isSpoken ? [...SPOKEN, ...SPACED] : SPACED
  return marks.reduce((text, [pattern, mark]) => text.replace(pattern, mark), isSpoken ? said : raw)
}

/** Where an address stands in the message, in which it may be longer. */
function placeOf(said: string, address: string, index: number) {
  if (said.slice(index, index + address.length) === address)
    return { from: index, to: index + address.length }
  const at = Math.max(0, said.search(/@|arr?oba|arouba/))
  const start = said.slice(0, at).trimEnd().search(/\S+$/)
  const local = address.split('@')[0] ?? ''
  const from = Math.max(0, Math.min(start < 0 ? at : start, said.lastIndexOf(local.slice(0, 3), at)))
  const behind = /^(?:@|arr?oba|arouba)?\s*\S+(?:\s*(?:\.|ponto)\s*\S+){0,3}/.exec(said.slice(at))
  return { from, to: Math.min(said.length, at + (behind?.[0].length ?? 0)) }
}
