import { faqSections } from '@tero/shared/content/faq';
import { unsaid } from '@tero/shared/content/unsaid';
import { describe, expect, it } from 'vitest';
import { findQuestions, markHits, searchStems } from './find-questions.ts';

const sections = faqSections(unsaid, 1);
const all = sections.flatMap(({ questions }) => questions);
const ask = (text: string) => findQuestions(all, searchStems(text)).map(({ id }) => id);

describe('search in the help centre', () => {
  it('is blind to accents and case', () => {
    expect(ask('CONTRASENA')).toContain('contrasena');
    expect(ask('reseñas')).toEqual(ask('RESENAS'));
  });

  it('finds another form of the word', () => {
    expect(ask('precios')).toContain('precio');
    expect(ask('cancelo')).toContain('cancelar');
    expect(ask('cómo elimino mi cuenta')).toContain('eliminar-cuenta');
  });

  it('puts hits in the question first', () => {
    const found = sections.map(({ questions }) => findQuestions(questions, searchStems('reseñas')).at(0)?.id);
    expect(found.slice(1)).toEqual(['resenas', 'responder-resenas']);
  });

  it('requires every word but stop words', () => {
    expect(ask('whatsapp submarino')).toEqual([]);
    expect(ask('cuántas fotos puedo subir')).toEqual(['fotos']);
  });

  it('marks what it has found and loses nothing of the text', () => {
    const text = '¿Cómo dejo una reseña?';
    const pieces = markHits(text, searchStems('resenas'));
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['reseña']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});
