/** Formats the samples on standard input in every language and prints them as JSON. */
import process from "node:process";
import { text } from "node:stream/consumers";

import { actionText, eventText, refusalText, setLanguage } from "../../src/kilowatt/server/web/app/i18n.js";

const { languages, names, events, actions, refusals } = JSON.parse(await text(process.stdin));

async function messagesIn(language) {
  await setLanguage(language);
  return [
    ...events.map((event) => eventText(event, names)),
    ...actions.map((action) => actionText(action, names)),
    ...refusals.map((refusal) => refusalText(refusal, names)),
  ];
}

const messages = {};
for (const language of languages) messages[language] = await messagesIn(language);
process.stdout.write(JSON.stringify(messages));
