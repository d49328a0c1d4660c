/**
 * Lint rule for layers within a folder, listed from bottom to top: a file may import from lower layers and from its own
 * subfolder. Type-only imports are not restricted, because the compiler removes them.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // folders in the same layer must not import each other
  'src/sagas/': [
    ['runtime'],
    ['storage', 'catalogue'],
    ['server-record'],
    [
      'coverage',
      'mobile-line',
      'code',
      'customer-lookup',
      'risk',
      'dates',
      'finish',
      'contact',
      'order-actions',
      'tracking',
      'specification-only-server',
    ],
    ['journey'],
    ['order'],
    ['order-part'],
  ],
  // the steps of reading a message: words, the message, what is said besides values, kinds of value, the whole reading
  'src/understanding/': [
    ['reading'],
    ['data'],
    ['word-patterns', 'wording-index'],
    ['message'],
    ['digits', 'names', 'asked-parts'],
    ['kind'],
    ['topics', 'denials', 'yes-no'],
    ['stop-signs', 'options', 'commands', 'corrections'],
    ['kinds'],
    ['steps-to-read'],
    ['read'],
  ],
  // routes call services, services call repositories, repositories query the database; rules and mail are pure
  'server/': [
    ['guessable-keys'],
    [
      'api-errors',
      'cut-off-slow-clients',
      'config',
      'file-and-folder-access',
      'clock',
      'timed-cache',
      'find-source-of-browser-errors',
      'business-metrics',
    ],
    ['security'],
    ['rules', 'providers'],
    ['mail'],
    ['db'],
    ['repositories'],
    ['limits', 'editions'],
    ['cached-catalogue'],
    ['context'],
    ['services'],
    ['plugins', 'imports'],
    ['jobs', 'site'],
    ['desk-work'],
    ['routes'],
    ['listen-while-starting', 'explain-start-failure', 'reject-when-aborted', 'find-mistyped-settings'],
    ['app', 'commands'],
    ['site-without-database'],
    ['main'],
  ],
}

/** Returns the subfolder of a base that a file is in, or the file's own name if it is in the base itself. */
function roomOf(base: string, file: string): string {
  // what all kinds of value have in common stands below them
  if (file === 'src/understanding/kinds/kind.ts') return 'kind'
  const [room = ''] = file.slice(base.length).split('/')
  return room
    .replace(/\.ts$/, '')
    .replace(/^(?:config-(?:value-schemas|environment-variables|limits)|parse-database-url)$/, 'config')
}

/** Returns the reason why an import within one of these folders is forbidden, or null. */
export function layerRefusal(file: string, target: string): string | null {
  const base = Object.keys(layers).find((each) => file.startsWith(each) && target.startsWith(each))
  if (base === undefined || /\.test\.tsx?$/.test(file)) return null
  const [from, to] = [roomOf(base, file), roomOf(base, target)]
  if (from === to || from === 'root') return null
  const layerOf = (room: string) => layers[base]?.findIndex((rooms) => rooms.includes(room)) ?? -1
  if (layerOf(from) < 0 || layerOf(to) < 0) return `${base}${layerOf(from) < 0 ? from : to} is in no layer`
  return layerOf(to) < layerOf(from)
    ? null
    : `${base}${from} must not import ${to} (see scripts/lint/imports-follow-layers.ts)`
}
