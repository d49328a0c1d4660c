/**
 * Parses HTML as a browser does, but with one window for all pages, because creating a window takes as long as parsing.
 */
import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window
const parser = new DOMParser()

export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html')
