import type { Parsed } from './result.ts'

const LIMIT = 96
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i

/**
 * An e-mail address (M§5): at most 96 characters, no spaces, the last part 2–6 letters.
 * The value is trimmed, its domain in lower case.
 */
export function parseEmail(raw: string): Parsed<string> {
  const text = raw.trim()
  if (text === '') return { problem: 'Digite o e-mail' }
  if (text.length > LIMIT)
    return { problem: `O e-mail pode ter até ${LIMIT} caracteres; você digitou ${text.length}` }
  if (/\s/.test(text)) return { problem: 'E-mail não tem espaço. Confira o que você digitou.' }
  const [local = '', domain, ...rest] = text.split('@')
  if (domain === undefined) return { problem: 'Falta o @ no e-mail' }
  if (rest.length > 0) return { problem: 'O e-mail tem mais de um @' }
  if (local === '') return { problem: 'Falta o nome antes do @' }
  if (domain === '') return { problem: 'Falta o que vem depois do @, como gmail.com' }
  const accent = /[\u00c0-\u024f]/.exec(text.normalize('NFC'))
  if (accent) return { problem: `E-mail não tem acento: confira “${accent[0]}”` }
  if (!domain.includes('.')) return { problem: `Falta o final do e-mail: ${domain}.com?` }
  if (!LOCAL.test(local) || !DOMAIN.test(domain))
    return { problem: 'Esse e-mail não é válido. Verifique a digitação.' }
  return { value: `${local}@${domain.toLowerCase()}` }
}
