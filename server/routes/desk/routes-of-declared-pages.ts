/** Adds the routes of the desk's declared pages (page-declaration-types.ts). */
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { HttpError } from '../../api-errors.ts'
import { pathBelow, sendersOf } from './desk-route-access.ts'
import { importReaderBy } from '../../desk-work/run-long-desk-tasks.ts'
import { readUploads } from '../../plugins/body-parsers.ts'
import {
  addRoute,
  closedRoute,
  lacksLogIn,
  type DeskRoute,
  type DeskRouteParts,
  type LoggedInVisit,
} from './add-desk-route-with-access-checks.ts'
import { importWork } from './background-imports.ts'
import type {
  FormAction,
  PageDeclaration,
  PageVisit,
  Refusal,
  ServerRefusal,
  ShownAgain,
} from './page-declaration-types.ts'
import type { PageParts } from './page-service-types.ts'
import { servicesOf, type DeskServices } from './collect-page-services.ts'
import { FORGETTING_ORDER, FRAMING_POLICY } from './desk-security-headers.ts'

type Parts = DeskRouteParts & { readonly services: DeskServices }

/** The codes of refusals, which stand in the log. */
const CODES = {
  400: 'invalid',
  403: 'origin',
  404: 'not_found',
  409: 'version_conflict',
  429: 'too_many',
} as const

/** Whether a page is refused; what it shows may have a field of that name, too. */
const isRefusal = (result: object): result is Refusal =>
  'refused' in result && typeof result.refused === 'number'

const refusalOf = ({ refused, why }: Refusal): HttpError => new HttpError(refused, CODES[refused], why)

function visitOf({ services, access }: Parts, { user, token, request }: LoggedInVisit): PageVisit {
  return {
    services,
    user,
    token,
    ip: request.ip,
    query: request.query,
    handle: (request.params as { handle?: string }).handle ?? '',
    mayOpen: (path) => access.mayRead(user.role, path),
    maySend: (action) => access.maySend(user.role, action),
  }
}

/** Loads a page and shows it. */
async function show(parts: Parts, page: PageDeclaration, visit: LoggedInVisit, more?: ShownAgain<object>) {
  const said = { ...page.said, ...more?.said }
  const data = await page.load(visitOf(parts, visit), said)
  if (data === null) throw new HttpError(404, 'not_found', deskErrorMessages.noPage)
  if (isRefusal(data)) throw refusalOf(data)
  if (more?.forgetsOrder) visit.reply.headers(FORGETTING_ORDER)
  if (page.hasFrames) visit.reply.header('content-security-policy', FRAMING_POLICY)
  const seconds = page.reloadsAfter?.(data) ?? null
  if (seconds !== null) visit.reply.header('refresh', seconds)
  return visit.show(page, { ...data, ...said }, { status: more?.status })
}

async function act(parts: Parts, page: PageDeclaration, action: FormAction<object>, visit: LoggedInVisit) {
  const { form } = visit
  const { act: run, whenRefused } = typeof action === 'function' ? { act: action } : action
  const readFile = async (most?: number) => (await visit.request.upload?.read(most)) ?? null
  const outcome = await resultOf(
    async () => run({ ...visitOf(parts, visit), form, readFile }),
    (refusal) => whenRefused?.(refusal, form),
  )
  if (typeof outcome === 'string') return visit.go(outcome)
  if (isRefusal(outcome)) throw refusalOf(outcome)
  return show(parts, page, visit, outcome)
}

/** Runs an action; if a function of the server refuses it and the page has something to say, that is shown. */
async function resultOf<Outcome>(
  run: () => Promise<Outcome>,
  said: (refusal: ServerRefusal) => object | undefined,
): Promise<Outcome | ShownAgain<object>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const { status, message, more } = error
    const shown = said({ status, message, field: more.field })
    if (shown === undefined) throw error
    return { said: shown, status }
  }
}

export function declaredPageRoutes(without: DeskRouteParts): void {
  const { app, desk, work } = without
  const imports = importWork(app, desk, importReaderBy(work))
  const loadShopPage: PageParts['loadShopPage'] = (by, page) => work.run('shopPage', page, { by: by.id })
  const parts = { ...without, services: servicesOf({ ...desk, imports, loadShopPage }) }
  /** The routes of forms with a file: these are read in a scope of their own. */
  const withFile: DeskRoute[] = []
  for (const page of parts.pages.declaredPages) {
    const open = closedRoute('GET', page.path, page.roles, async (visit) => {
      if (page.audited) await visit.audit(page.audited)
      return show(parts, page, visit)
    })
    addRoute(parts, open)
    for (const [end, action] of Object.entries(page.actions ?? {})) {
      const send = closedRoute('POST', pathBelow(page, end), sendersOf(page, end), (visit) =>
        act(parts, page, action, visit),
      )
      if (typeof action !== 'function' && action.takesFile) withFile.push(send)
      else addRoute(parts, send)
    }
    for (const [end, fileOf] of Object.entries(page.files ?? {})) {
      const download = closedRoute('GET', pathBelow(page, end), page.roles, async (visit) => {
        const file = await fileOf(visitOf(parts, visit))
        if (isRefusal(file)) throw refusalOf(file)
        return visit.reply
          .type(file.type)
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(file.body)
      })
      addRoute(parts, download)
    }
  }
  readUploads(app, lacksLogIn, (scope) => {
    for (const route of withFile) addRoute({ ...parts, app: scope }, route)
  })
}
