export type FileKind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other'

/** Transferred bytes of a page by kind. */
export type BytesByKind = Readonly<Record<FileKind, number>>

const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['js', /\.m?js$/],
  ['css', /\.css$/],
  ['font', /\.woff2?$/],
  ['image', /\.(?:svg|png|jpe?g|webp|avif|ico)$/],
]

/** Sums up the bytes of a page's document and files by kind. */
export function bytesOf(
  document: number,
  files: readonly { readonly name: string; readonly size: number }[],
): BytesByKind {
  const sums: Record<FileKind, number> = { html: document, css: 0, js: 0, font: 0, image: 0, other: 0 }
  for (const { name, size } of files) {
    const { pathname } = new URL(name)
    sums[kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'] += size
  }
  return sums
}
