/** Sends files to the desk's page of imports, as a browser does. */
import { tokenOf, type Page, type Person } from './desk-over-http.ts'

const HOME = '/operador/importacoes'

/** Sends a file; returns the reply, which leads to the page of the import. */
export async function sendImport(who: Person, kind: string, bytes: Buffer | string): Promise<Page> {
  const form = new FormData()
  form.append('csrf', tokenOf(await who.open(HOME)))
  form.append('tipo', kind)
  form.append('arquivo', new Blob([new Uint8Array(Buffer.from(bytes))]), 'arquivo.csv')
  return who.upload(HOME, form)
}

/** Opens the page of an import once no server works on it. */
export async function openImport(who: Person, path: string): Promise<Page> {
  for (;;) {
    const page = await who.open(path)
    if (page.headers.refresh === undefined) return page
    await new Promise((resolve) => void setTimeout(resolve, 40))
  }
}
