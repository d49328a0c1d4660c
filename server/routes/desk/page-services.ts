/**
 * What the declared pages of the desk may ask of the server (src/desk/pages). A page calls a function without its first
 * parameter, the parts of the server, which only the server has.
 */
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { servicesOfFigures } from './services-of-figures.ts'
import { servicesOfPeople } from './services-of-people.ts'

/** Functions for pages, by name. */
export type PageServices = Readonly<Record<string, (desk: DeskContext, ...rest: never[]) => unknown>>

const services = { ...servicesOfFigures, ...servicesOfPeople }

type WithoutParts<Service> = Service extends (desk: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

export type DeskServices = {
  readonly [Name in keyof typeof services]: WithoutParts<(typeof services)[Name]>
}

/** Returns the functions with the parts of this server. */
export const servicesOf = (desk: DeskContext): DeskServices =>
  Object.fromEntries(
    Object.entries<PageServices[string]>(services).map(([name, service]) => [
      name,
      (...rest: never[]) => service(desk, ...rest),
    ]),
  ) as DeskServices
