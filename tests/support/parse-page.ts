/** Parses HTML in a browser's way, without a window for each page: that takes as long as parsing it. */
import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window
const parser = new DOMParser()

/** Returns the document of a page's HTML. */
export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html')
