const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns the regular expression of a value with placeholders: `{id}` is any segment or word (`hole`), `...` anything,
 * `Ns` a number of seconds, `x,xx` a price, `N` a number.
 */
function pattern(text: string, hole: string): string {
  return text
    .split(/(\{\w+\}|\.\.\.|(?<![\p{L}\d])Ns?(?![\p{L}\d])|\bx,xx\b)/u)
    .map((part) => {
      if (part.startsWith('{')) return hole
      if (part === '...') return '.*'
      if (part === 'N') return String.raw`[\d.]+`
      if (part === 'x,xx') return String.raw`[\d.]+,\d\d`
      return part === 'Ns' ? String.raw`(?:\d+|\{\}) ?s` : plain(part)
    })
    .join('')
}

const METHOD = /^(GET|POST|PUT|PATCH|DELETE) (.+)$/

/** Returns patterns for a rule's value; each must match at least one value in a test. */
export function demands(literal: string, prefixes: readonly string[]): RegExp[] {
  const [, method, call] = METHOD.exec(literal) ?? []
  if (method && call) {
    const address = call.startsWith('/') ? call : `/${call}`
    return [
      new RegExp(`^${method}(?: |$)`),
      new RegExp(
        `^(?:${method} )?(?:/api)?${pattern(address, '[^/?]+')}(?:\\?.*)?$|^${method} ${pattern(call, '[^/?]+')}$`,
      ),
    ]
  }
  if (literal.startsWith('/')) {
    const before = `(?:/(?:${[String.raw`\{\}`, ...prefixes.map(plain)].join('|')}))?`
    const bare = literal === '/' ? '/' : `${before}${pattern(literal.replace(/\/$/, ''), '[^/]+')}/?`
    return [new RegExp(`^(?:https?://[^/]+|\\{\\})?${bare}(?:[?#].*)?$`)]
  }
  if (/^\?\w+=/.test(literal)) return [new RegExp(plain(literal))]
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*(%|s|h|ms)?$/.exec(literal) ?? []
  if (number) {
    const milliseconds = unit === 's' ? `|${Number(number) * 1000}` : ''
    const written = number.replace(/[.,]/, '[.,]')
    return [
      new RegExp(
        `^(?:${written}${milliseconds})$|(?<![\\d.,])${written}\\s?${unit ? plain(unit) : ''}(?![\\d.,]\\d|\\d)`,
      ),
    ]
  }
  if (literal.endsWith('_*')) return [new RegExp(`^${plain(literal.slice(0, -1))}`)]
  if (/\s/.test(literal)) return [new RegExp(pattern(literal, '.+'))]
  // a name in the API: alone, or in something that is not prose (a query, a path into an object)
  return [new RegExp(`^(?:\\S*[^\\w\\s-])?${plain(literal)}(?:[^\\w\\s-]\\S*)?$`)]
}

/** Whether a value is a text for people, which no test contains by chance. */
export function isSentence(literal: string): boolean {
  return /\p{L}{2} [^|]*\p{L}{2}/u.test(literal) && !METHOD.test(literal)
}

/** Whether a value is an API call or part of one, whose reply a test asserts. */
export function isCall(literal: string): boolean {
  return METHOD.test(literal) || literal.startsWith('?')
}

/** Whether a value is an address, whose page a test asserts. */
export function isAddress(literal: string): boolean {
  return literal.startsWith('/')
}
