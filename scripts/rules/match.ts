const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `{id}` → any one segment or word; `...` → anything; `Ns` → a number of seconds; `x,xx` → a price; `N` → a number. */
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

/** The checks a rule's value makes on a test's values: each must be passed by at least one of them. */
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
  // a wire name: alone, or in something that is not prose (a query, a path into an object)
  return [new RegExp(`^(?:\\S*[^\\w\\s-])?${plain(literal)}(?:[^\\w\\s-]\\S*)?$`)]
}

/** Whether a value is text for people, which no test contains by chance. */
export function isSentence(literal: string): boolean {
  return /\p{L}{2} [^|]*\p{L}{2}/u.test(literal) && !METHOD.test(literal)
}

/** Whether a value is a call or part of one: the test makes it and asserts the reply. */
export function isCall(literal: string): boolean {
  return METHOD.test(literal) || literal.startsWith('?')
}

/** Whether a value is an address: the test visits it and asserts what it serves. */
export function isAddress(literal: string): boolean {
  return literal.startsWith('/')
}
