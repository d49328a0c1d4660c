/** A local server for third-party scripts and videos. Each script records on the page that it ran. */
import { listenLocally } from './http-server.ts'

/** What each script does: the web chat offers every function except one, and records its calls. */
const scripts: Readonly<Record<string, string>> = {
  '/container.js': 'window.ran = [...(window.ran ?? []), "container"]',
  '/affiliate.js':
    'window.ran = [...(window.ran ?? []), "affiliate " + new URL(document.currentScript.src).searchParams.get("url_product")]',
  '/webchat.js': `
    window.ran = [...(window.ran ?? []), "webchat"]
    const call = (name) => (...told) => {
      const calls = JSON.parse(sessionStorage.getItem('test.calls') ?? '[]')
      sessionStorage.setItem('test.calls', JSON.stringify([...calls, [name, ...told]]))
    }
    window.webchat = Object.fromEntries(
      ['pageView', 'funnelStep', 'event', 'addToShoppingCart', 'checkout_semcobertura', 'checkout'].map((name) => [name, call(name)]),
    )`,
}

export type ThirdParties = {
  /** The server's settings for them. */
  readonly env: Readonly<Record<string, string>>
  /** Paths asked for, in order. */
  readonly asked: string[]
  readonly origin: string
  readonly close: () => Promise<void>
}

export async function startThirdParties(): Promise<ThirdParties> {
  const asked: string[] = []
  const { url: origin, close } = await listenLocally((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local.invalid')
    asked.push(pathname)
    if (pathname.startsWith('/embed/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Video</title><p>Tocando</p>')
      return
    }
    const script = scripts[pathname]
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script)
  })
  return {
    origin,
    asked,
    env: {
      SCRIPT_HOSTS: origin,
      TAG_CONTAINER_URL: `${origin}/container.js`,
      WEBCHAT_URL: `${origin}/webchat.js`,
      AFFILIATE_URL: `${origin}/affiliate.js`,
      FRAME_HOSTS: origin,
      VIDEO_URL: `${origin}/embed/`,
      NEWS_VIDEOS: 'instalacao=abc123',
    },
    close,
  }
}
