// The pages with lists of tables, fetched as one file.

export { default as FinishedPage } from './FinishedPage.svelte'
export { default as FirstPage } from './FirstPage.svelte'
