/**
 * Types of a page of the desk as it declares itself (src/desk/pages): its address, the roles that may use it, what it
 * loads and shows, and what its forms do. The server makes routes, checks and the matrix of roles from them.
 */
import type { menuGroups } from '../../../src/content/desk/menu-and-roles.ts'
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { SentFile } from '../../plugins/body-parsers.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { AuditEvent } from '../../services/desk/write-and-check-audit-log.ts'
import type { DeskServices } from './collect-page-services.ts'

/** A request for a page, by somebody who may open it. */
export type PageVisit = {
  /** What pages may ask of the server. */
  readonly services: DeskServices
  readonly user: DeskUser
  /** What tells this session from others of the same person. */
  readonly token: string
  /** The address from which the request comes. */
  readonly ip: string
  /** The parameters of the address; src/lib/desk-url-parameters.ts reads them. */
  readonly query: unknown
  /** What stands in the address for `:handle`; '' if nothing does. */
  readonly handle: string
  /** Whether this person may open the page at a path. */
  readonly mayOpen: (path: string) => boolean
  /** Whether this person may send the form with an action. */
  readonly maySend: (action: string) => boolean
}

/** A form that was sent from a page, by somebody who may send it. */
export type FormVisit = PageVisit & {
  readonly form: Readonly<Record<string, string>>
  /**
   * Reads the file of a form that takes one; 'busy' if too many others are arriving, 'too large' as soon as it has more
   * bytes than its kind may have (without a limit: than any), null if none was sent.
   */
  readonly readFile: (mostBytes?: number) => Promise<SentFile | 'busy' | 'too large' | null>
}

/**
 * The page is shown again, and says more than before: why a form was refused, what it made. `forgetsOrder` makes the
 * browser forget the order that it has in the shop, which is somebody else's.
 */
export type ShownAgain<Said> = {
  readonly said: Partial<Said>
  readonly status: number
  readonly forgetsOrder?: boolean
}

/** The page is not shown, or the form is refused, with a sentence that says why. */
export type Refusal = { readonly refused: 400 | 403 | 404 | 409 | 429; readonly why: string }

/** A file that a page offers. */
export type DeskFile = { readonly name: string; readonly type: string; readonly body: string }

/** What a form does. A string is the address to which the browser goes on. */
type Act<Said> = (visit: FormVisit) => Outcome<Said> | Promise<Outcome<Said>>
type Outcome<Said> = string | ShownAgain<Said> | Refusal

/** Why a function of the server has refused a form: `field` is the one that is wrong, as the API calls it. */
export type ServerRefusal = {
  readonly status: number
  readonly message: string
  readonly field: string | undefined
}

/** What a form does; `roles` if fewer may send it than may open its page. */
export type FormAction<Said> =
  | Act<Said>
  | {
      readonly roles?: readonly Role[]
      readonly act: Act<Said>
      /** Whether one of its fields is a file. */
      readonly takesFile?: boolean
      /** What the page says when a function of the server refuses the form; an error page without it. */
      readonly whenRefused?: (refusal: ServerRefusal, form: FormVisit['form']) => Partial<Said>
    }

/** Where the menu lists a page: its group, and its place there, from 1. */
type MenuPlace = {
  readonly group: keyof typeof menuGroups
  readonly at: number
  /** The text of the link, if it is not the page's title. */
  readonly label?: string
}

type Now<Result> = Result | Promise<Result>

/** What is shown as a document of the desk. The server hands the view on without knowing what it makes (`Shown`). */
export type PageView<Data, Shown = unknown> = {
  readonly title: string
  /** The component that shows it. */
  view(data: Data): Shown
}

/** A page of the desk that shows `Data`, and what became of its forms (`Said`). */
export type PageDeclaration<
  Data extends object = object,
  Said extends object = object,
  Shown = unknown,
> = PageView<Data & Said, Shown> & {
  /** Its address, which may have one parameter, `:handle`. */
  readonly path: string
  readonly roles: readonly Role[]
  readonly menu?: MenuPlace
  /** What the audit log says of every view, before anything is loaded. */
  readonly audited?: AuditEvent['what']
  /** Whether it shows pages of the site in frames. */
  readonly hasFrames?: boolean
  /** After how many seconds browsers load it again; null for not at all. */
  reloadsAfter?(data: Data): number | null
  /** What the page says of its forms before one was sent. */
  readonly said?: Said
  /** Loads what the page shows, also after a form (`said`); null if there is no such page. */
  load(visit: PageVisit, said: Said): Now<Data | Refusal | null>
  /** Its forms, by the end of the address to which they are sent: '' is that of the page. */
  readonly actions?: Readonly<Record<string, FormAction<Said>>>
  /** Files that it offers, by the end of their address. */
  readonly files?: Readonly<Record<string, (visit: PageVisit) => Now<DeskFile | Refusal>>>
}

/**
 * Pages that declare nothing but what they show: the server shows them to who has no session yet, and instead of a page
 * or a form that it refuses. Cookies, limits of tries and the redirects of the single sign-on are what their routes
 * (log-in.ts, single-sign-on.ts) are made of, and no other page has them.
 */
export type UndeclaredPages = {
  readonly logIn: PageView<{
    /** E-mail address from the previous attempt. */
    readonly email: string
    readonly problem: string | null
    readonly hasSingleSignOn: boolean
    /** Path to open after the login. */
    readonly back: string
  }>
  readonly logInCode: PageView<{
    /** Data for setting up an authenticator app at the first login; null afterwards. */
    readonly factor: { readonly address: string; readonly secret: string } | null
    readonly problem: string | null
    /** Path to open after the login. */
    readonly back: string
  }>
  readonly firstPassword: PageView<{
    readonly email: string
    readonly code: string
    readonly problem: string | null
  }>
  readonly afterSingleSignOn: PageView<{ readonly to: string }>
  readonly sendFormAgain: PageView<{
    /** Path to send the form to. */
    readonly action: string
    /** All fields of the form with their values. */
    readonly fields: readonly (readonly [name: string, value: string])[]
    /** Whether the person has signed in again. */
    readonly isIn: boolean
  }>
  readonly error: PageView<{
    readonly status: number
    readonly message: string
    /** Request id, for finding the error in the log. */
    readonly reference: string
  }>
}

/** What one of them shows. */
export type UndeclaredData<Name extends keyof UndeclaredPages> = Parameters<UndeclaredPages[Name]['view']>[0]

/** Data that every page of the desk receives. The desk is the operator's internal site at /operador. */
export type PageFrame = {
  /** URL of the stylesheet. */
  readonly sheet: string
  /** Token that each form sends back, to protect against cross-site requests. */
  readonly csrf: string
  /** Account of the signed-in person; null if no one is signed in. */
  readonly account: { readonly email: string; readonly role: Role } | null
  /** Paths of the pages that the signed-in person may open. */
  readonly places: readonly string[]
  /** Path of the current page. */
  readonly here: string
  /** ISO time at which the page was rendered. */
  readonly now: string
  /**
   * Key of the notice about the previous action (src/content/desk/action-results.ts). Unknown keys are
   * ignored.
   */
  readonly notice: string | null
}

/** What the file exports that the build makes of the pages (src/desk/render-desk-page-to-html.tsx). */
export type DeskRenderer = {
  /** Returns a page as a complete HTML document. */
  readonly render: <Data extends object>(page: PageView<Data>, data: Data, frame: PageFrame) => string
  readonly declaredPages: readonly PageDeclaration[]
  readonly undeclaredPages: UndeclaredPages
}
