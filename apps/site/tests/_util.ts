import { readFileSync, readdirSync } from 'node:fs'

const client = new URL('../build/client/', import.meta.url)

/** Every file of the built site. */
export const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)

/** One built file. */
export const read = (path: string): Buffer => readFileSync(new URL(path.replace(/^\//, ''), client))

/** One built page by its address. */
export const page = (address: string): string =>
  read(address === '/404' ? '404.html' : `${address.slice(1)}/index.html`.replace(/^\//, '')).toString('utf8')

/** What a reader of a page sees as text, spaces joined. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<\/?(span|strong|mark|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The texts of all elements of one kind. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => textOf(inner))
}

/**
 * The texts of a page that its language should be seen in, one by one, those that only screen readers say included. Left
 * out are what says itself to be in another language, and what people of the demonstration wrote about themselves.
 */
export function textNodesOf(html: string): string[] {
  const own = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<ol\b[^>]*data-hits.*?<\/ol>(?=<template)/s, '')
    .replace(/<(ul|a|span|div)\b[^>]*\slang="\w+"[^>]*>.*?<\/\1>/gs, '')
  const spoken = [...own.matchAll(/\s(?:alt|aria-label|placeholder|title|data-busy-label|data-done)="([^"]+)"/g)]
  return [...own.split(/<[^>]*>/), ...spoken.map(([, text = '']) => text)]
    .map((text) => decode(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text))
}

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
