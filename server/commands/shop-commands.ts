/** What `npm run shop` does (docs/shop.md). */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { instantOf, localTime } from '../../src/lib/sao-paulo-time.ts'
import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import { backTo, checkShop, liveShop, publishShop, shopHistory, type Checked } from '../services/shop.ts'

const USAGE = `Uso:
  npm run -s shop -- export > shop.json      grava a loja que está no ar
  npm run shop -- check shop.json            confere um arquivo e diz o que mudaria
  npm run shop -- publish shop.json          publica, agora e sem fim
      --from 2026-12-01T00:00                a partir desta hora (São Paulo)
      --until 2026-12-27T00:00               até esta hora; depois volta a edição de antes
      --note "Natal"                         um comentário para o histórico
      --yes                                  publica mesmo com avisos
  npm run shop -- history                    o que foi publicado, o mais novo primeiro
  npm run shop -- back [N]                   volta à edição N; sem N, à que estava no ar antes`

const TEXT = { type: 'string' } as const

function asked(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: TEXT, until: TEXT, note: TEXT, yes: { type: 'boolean' } },
    })
    const [what = '', name] = positionals
    return { what, name, ...values }
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** What the command is to do. */
export type ShopWish = ReturnType<typeof asked>

/** Reads the arguments of the command. */
export function shopWish(args: readonly string[]): ShopWish {
  const wish = asked(args)
  const needsFile = wish.what === 'check' || wish.what === 'publish'
  if (!['export', 'history', 'back'].includes(wish.what) && !(needsFile && wish.name !== undefined))
    throw new ConfigError(USAGE)
  return wish
}

/** Reads a time in São Paulo. */
function timeOf(option: string, written: string | undefined): Date | null {
  if (written === undefined) return null
  const at = instantOf(written)
  if (!at) throw new ConfigError(`--${option} ${written} não é uma hora como 2026-12-01T00:00.`)
  return at
}

function documentIn(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `${name} não pode ser lido: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const written = (at: Date) => localTime(at).replace('T', ' ')
const period = (from: Date, until: Date | null) =>
  `de ${written(from)} ${until ? `até ${written(until)}` : 'em diante'}`

/** Writes what was found and what changes. */
function report({ findings, changes }: Checked): string {
  const lines = findings.map(
    ({ level, place, text }) => `${level === 'red' ? 'ERRO' : 'AVISO'} ${place}: ${text}`,
  )
  const what =
    changes.length === 0
      ? ['Nada muda para quem visita.']
      : ['O que muda:', ...changes.map((each) => `  ${each}`)]
  return [...lines, ...what, ''].join('\n')
}

/** What a command writes, and its exit status. */
type Answer = { readonly text: string; readonly status: 0 | 1 }

/** Runs a command, for the person `by`. */
export async function runShopCommand(db: Db, wish: ShopWish, by: string): Promise<Answer> {
  const { what, name, note, yes } = wish
  if (what === 'export')
    return { text: `${JSON.stringify((await liveShop(db)).document, null, 2)}\n`, status: 0 }
  if (what === 'history') {
    const rows = (await shopHistory(db)).map(
      (each) =>
        `edição ${each.number}, ${period(each.from, each.until)}: publicada por ${each.by} em ${written(each.at)}${each.note && `, ${each.note}`}\n`,
    )
    return { text: rows.join('') || 'Nada foi publicado ainda.\n', status: 0 }
  }
  if (what === 'back') {
    const number = name === undefined ? null : Number(name)
    if (number !== null && !Number.isInteger(number))
      throw new ConfigError(`${name} não é o número de uma edição.`)
    const back = await backTo(db, number, by)
    if (!back)
      return { text: 'Não há essa edição. Veja os números com: npm run shop -- history\n', status: 1 }
    return { text: `A edição ${back.number} está no ar outra vez.\n`, status: 0 }
  }
  const when = { from: timeOf('from', wish.from), until: timeOf('until', wish.until), by }
  const document = documentIn(name ?? '')
  const checked = await checkShop(db, document, when)
  const isRed = checked.findings.some(({ level }) => level === 'red')
  if (what === 'check' || isRed) return { text: report(checked), status: isRed ? 1 : 0 }
  if (checked.findings.length > 0 && yes !== true)
    return { text: `${report(checked)}Não foi publicada: confirme os avisos com --yes.\n`, status: 1 }
  const { published } = await publishShop(db, document, { ...when, note })
  return published
    ? {
        text: `${report(checked)}A edição ${published.number} está publicada, ${period(published.from, published.until)}.\n`,
        status: 0,
      }
    : { text: report(checked), status: 1 }
}
