/** Compresses a rendered page for storing and sending, and computes the values that its headers need. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants, gzipSync } from 'node:zlib'
import type { PageHashes } from '../plugins/reply-headers.ts'

/** A rendered page. Its text is kept in no other form. */
export type FinishedPage = {
  readonly etag: string
  /** The hashes of its inline scripts and styles. */
  readonly hashes: PageHashes
  readonly br: Buffer
  readonly gz: Buffer
}

/**
 * Brotli's quality. Above 6 it clears a table of 8 to 32 MiB for each page: 9 makes a page of 196 KB 1 % smaller and
 * takes 118 ms instead of 7 (docs/decisions/0025).
 */
const QUALITY = 6

type CspHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/**
 * Computes the hashes of a page's inline scripts and styles.
 * @throws if the page has an inline style attribute or event handler, which no hash can allow
 */
export function cspHashes(page: string): CspHashes {
  const markup = page.replaceAll(inlineScript, '').replaceAll(inlineStyle, '')
  const offence = /<[^>]*\s(style|on[a-z]+)="[^>]*>/.exec(markup)?.[0]
  if (offence) throw new Error(`the policy would refuse this inline attribute: ${offence.slice(0, 200)}`)
  return { scripts: hashesOf(page, inlineScript), styles: hashesOf(page, inlineStyle) }
}

const hashesOf = (page: string, tag: RegExp) => [
  ...new Set([...page.matchAll(tag)].map(([, text = '']) => hash(text))),
]

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Compresses a rendered page. */
export function finishPage(html: string): FinishedPage {
  const body = Buffer.from(html)
  return {
    etag: `W/"${checksumOf(body)}"`,
    hashes: cspHashes(html),
    br: brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gz: gzipSync(body, { level: 9 }),
  }
}

export const htmlOfPage = async ({ br }: Pick<FinishedPage, 'br'>): Promise<string> =>
  (await promisify(brotliDecompress)(br)).toString()

type PackedHead = Omit<FinishedPage, 'br' | 'gz'> & { readonly size: number; readonly checksum: string }

/** Packs a page into the bytes of one file: a line of JSON, then both compressed forms. */
export function packPage({ br, gz, ...rest }: FinishedPage): Buffer {
  const body = Buffer.concat([br, gz])
  const head: PackedHead = { ...rest, size: br.length, checksum: checksumOf(body) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

/** Unpacks a page; null if the file is damaged. */
export function unpackPage(file: Buffer): FinishedPage | null {
  const end = file.indexOf('\n')
  const body = file.subarray(end + 1)
  try {
    const { size, checksum, ...rest } = JSON.parse(file.toString('utf8', 0, end)) as PackedHead
    return checksumOf(body) === checksum
      ? { ...rest, br: body.subarray(0, size), gz: body.subarray(size) }
      : null
  } catch {
    return null
  }
}

const checksumOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
