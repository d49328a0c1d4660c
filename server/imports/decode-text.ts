/** Decodes the bytes of a text file, whatever encoding the spreadsheet program used. */
import { isUtf8 } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { importFileProblems as problems } from '../../src/content/desk/import-problems.ts'

/** What is wrong with a file as a whole, in a sentence. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** How many bytes are checked or decoded at a time. */
const SLICE = 16 * 1024

/** How files of other kinds begin. Nothing is ever unpacked. */
const SIGNATURES: readonly (readonly [bytes: string, problem: string])[] = [
  ['504b0304', problems.workbook],
  ['504b0506', problems.workbook],
  ['d0cf11e0', problems.oldWorkbook],
  ['1f8b', problems.compressed],
  ['25504446', problems.notText],
]

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Cuts a file into slices. Its reader lets other requests have their turn after each. */
function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE)
}

/**
 * Finds the encoding of a file: the one that its byte order mark names, else UTF-8 if all of it is valid, else
 * Windows-1252, in which Excel in Brazil writes CSV files. Other requests are served in between.
 * @throws FileProblem if it is empty, not a text file, or in two encodings
 */
export async function encodingOf(bytes: Buffer): Promise<Encoding> {
  if (bytes.length === 0) throw new FileProblem(problems.empty)
  const start = bytes.subarray(0, 4).toString('hex')
  if (start.startsWith('fffe')) return 'utf-16le'
  if (start.startsWith('feff')) return 'utf-16be'
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature))
  if (known) throw new FileProblem(known[1])
  // 40 MB take some 7 ms
  if (isUtf8(bytes)) return 'utf-8'
  await refuseMixed(bytes)
  return 'windows-1252'
}

/** An accented letter in UTF-8, in bytes that do not occur in Windows-1252 text. */
const ACCENT_IN_UTF8 = /\xc3[\x80-\xbf]/

/**
 * Refuses a file whose lines are in two encodings, as when two files were joined.
 * @throws FileProblem with the line
 */
async function refuseMixed(bytes: Buffer): Promise<void> {
  let line = 1
  // the first half of a letter at the end of a slice
  let held = ''
  for (const slice of slices(bytes)) {
    const text = held + slice.toString('latin1')
    const at = ACCENT_IN_UTF8.exec(text)?.index
    if (at !== undefined)
      throw new FileProblem(problems.mixed(line + text.slice(0, at).split('\n').length - 1))
    line += text.split('\n').length - 1
    held = text.endsWith('\xc3') ? '\xc3' : ''
    await nextTurn()
  }
}

/** Decodes a file, slice by slice, without byte order mark and with LF as its only line end. */
export function* decodeText(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  // a CR at the end of a slice may be half of a line end
  let held = ''
  for (const slice of slices(bytes)) {
    const text = held + decoder.decode(slice, { stream: true })
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
  }
  yield (held + decoder.decode()).replace(/\r\n?/g, '\n')
}
