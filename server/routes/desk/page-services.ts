/**
 * What the declared pages of the desk may ask of the server (src/desk/pages). A page calls a function without its first
 * parameter, the parts of the server, which only the server has.
 */
import { servicesOfFigures } from './services-of-figures.ts'
import type { PageParts, PageServices } from './page-parts.ts'
import { servicesOfOperation } from './services-of-operation.ts'
import { servicesOfPeople } from './services-of-people.ts'

const services = { ...servicesOfFigures, ...servicesOfPeople, ...servicesOfOperation }

type WithoutParts<Service> = Service extends (parts: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

export type DeskServices = {
  readonly [Name in keyof typeof services]: WithoutParts<(typeof services)[Name]>
}

/** Returns the functions with the parts of this server. */
export const servicesOf = (parts: PageParts): DeskServices =>
  Object.fromEntries(
    Object.entries<PageServices[string]>(services).map(([name, service]) => [
      name,
      (...rest: never[]) => service(parts, ...rest),
    ]),
  ) as DeskServices
