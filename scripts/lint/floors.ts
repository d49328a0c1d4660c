/**
 * Floors of the rooms that have several: a file may use what stands on a floor below its own, or beside it in its own
 * room. What only names a type may be above: nothing of it is left at run time.
 */
const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // each floor knows those before it; rooms of one floor do not know each other
  'src/sagas/': [
    ['runtime'],
    ['storage', 'catalogue'],
    ['subject'],
    ['coverage', 'line', 'code', 'document', 'risk', 'dates', 'finish', 'contact', 'wishes'],
    ['journey'],
  ],
  // routes ask services, services ask repositories, repositories ask the database; rules and mail are pure
  'server/': [
    ['errors', 'config', 'announce', 'security'],
    ['rules', 'providers'],
    ['mail'],
    ['db'],
    ['catalogue', 'repositories'],
    ['services'],
    ['plugins', 'jobs', 'imports', 'context'],
    ['site', 'routes'],
    ['listener'],
    ['app', 'commands'],
    ['main'],
  ],
}

/** The room of a file below a base: its first folder, or the name of a file that stands there alone. */
function roomOf(base: string, file: string): string {
  const [room = ''] = file.slice(base.length).split('/')
  return room.replace(/\.ts$/, '').replace(/^config-values$/, 'config')
}

/** Why an import within one of these folders is refused, or null. */
export function climbs(file: string, target: string, typeOnly: boolean): string | null {
  const base = Object.keys(floors).find((each) => file.startsWith(each) && target.startsWith(each))
  if (base === undefined || typeOnly || /\.test\.tsx?$/.test(file)) return null
  const [from, to] = [roomOf(base, file), roomOf(base, target)]
  if (from === to || from === 'root') return null
  const floorOf = (room: string) => floors[base]?.findIndex((rooms) => rooms.includes(room)) ?? -1
  if (floorOf(from) < 0 || floorOf(to) < 0)
    return `${base}${floorOf(from) < 0 ? from : to} stands on no floor`
  return floorOf(to) < floorOf(from)
    ? null
    : `${base}${from} must not import ${to} (see scripts/lint/floors.ts)`
}
