/** A page for browsers while the shop has too much to do; it loads the wanted page again after 3 seconds. */
export const busyPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>Very many visitors</title></head>
<body><h1>Very many visitors right now</h1>
<p>The shop is busy. This page tries again by itself in a few seconds.</p>
<p><a href="">Try again now</a></p></body></html>
`
