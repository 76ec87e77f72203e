import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryKind } from '@tero/shared/contract/quotes-entry';
import type { PhotoStage } from '@tero/shared/contract/quotes-photos';
import type { QuoteTax } from '@tero/shared/rules/quotes/totals';
import { apiFolder } from '../core/folders.ts';
import type { Table } from '../db/schema/database.ts';

/** The content of `demo/data`: money in pesos, dates as days before today. */
export interface DemoPerson {
  key: string;
  name: string;
  username: string;
  email: string;
  phone: string;
  address?: string;
  member_days_ago: number;
}

export interface DemoProvider extends DemoPerson {
  company_name: string;
  service: string;
  specialty?: string;
  description?: string;
  location: string;
  cedula_number: string;
  verification_status: Table<'provider_profiles'>['verification_status'];
  documents_submitted_days_ago?: number;
  /** file name in `demo/avatars` */
  avatar_seed?: string;
  subscription?: {
    status: 'active' | 'cancelled' | 'expired' | 'pending';
    start_days_ago: number;
    end_in_days: number;
  } | null;
}

export interface DemoService
  extends Pick<
    Table<'services'>,
    'title' | 'description' | 'price_type' | 'payment_type' | 'service_type' | 'estimated_duration' | 'coverage_area'
  > {
  key: string;
  provider: string;
  category: string;
  fixed_price: number | null;
  min_price: number | null;
  max_price: number | null;
  requires_custom_quote: boolean;
  available_days: string[];
  available_hours: { start: string; end: string } | null;
  service_status: Table<'services'>['service_status'];
  client_requirements: string;
  additional_notes: string;
  is_active: boolean;
  days_ago: number;
  /** file names in `demo/covers`, main image first; a name may mean part of a file (`cover-musica.svg#left`) */
  images: string[];
}

export interface DemoReview {
  service: string;
  client: string;
  response_time_rating: number;
  attention_rating: number;
  work_quality_rating: number;
  comment: string | null;
  is_anonymous: boolean;
  days_ago: number;
  reply: { response_text: string; days_ago: number } | null;
}

export interface DemoPost {
  provider: string;
  content: string;
  days_ago: number;
  views_count: number;
  likes_count: number;
  /** file name in `demo/covers` */
  cover: string | null;
}

export interface DemoOffer {
  provider: string;
  title: string;
  cover: string;
  start_days_ago: number;
  end_in_days: number;
}

export interface DemoQuote {
  /** a word of its link */
  key: string;
  provider: string;
  client_name: string;
  works: { text: string; price: number }[];
  materials: number | null;
  tax: QuoteTax;
  term: string | null;
  conditions: string | null;
  sent_days_ago: number;
  is_seen: boolean;
  accepted: { name: string; phone: string; days_ago: number } | null;
  /** of its libreta; an extra is accepted as it is proposed */
  entries?: { kind: EntryKind; text: string; amount: number; days_ago: number }[];
  guarantee_days?: number;
  /** the provider says that the work is done, with photos that are drawings of covers */
  done?: { days_ago: number; photos: { stage: PhotoStage; picture: string }[] };
}

export interface DemoInquiry {
  /** a word of its link */
  key: string;
  what: string;
  place: string;
  timing: string;
  /** drawings of covers */
  photos: string[];
  days_ago: number;
  /** `minutes`: how soon the provider responded, as the client reports; null: the client was not asked */
  asked: { service: string; is_asked: boolean; minutes: number | null }[];
}

interface DemoPlace {
  service: string;
  days_ago: number;
}

interface SignIns {
  password: string;
  client: Partial<DemoPerson> & { key: string };
  provider: Partial<DemoProvider> & { key: string };
  newProvider: DemoProvider;
  admin: DemoPerson;
  /** favourites of the demo client; `original_price` null: today's price */
  favorites: (DemoPlace & { original_price: number | null })[];
  visits: DemoPlace[];
  contacts: DemoPlace[];
}

export interface DemoContent {
  clients: DemoPerson[];
  providers: DemoProvider[];
  services: DemoService[];
  reviews: DemoReview[];
  posts: DemoPost[];
  offers: DemoOffer[];
  quotes: DemoQuote[];
  /** pedidos of the client of the demo sign-ins */
  inquiries: DemoInquiry[];
  signIns: SignIns;
}

export const demoFolder = join(apiFolder, 'demo');

export function readSignIns(): SignIns {
  return readData<SignIns>('sign-ins.json');
}

/** Reads all demo content, with the people of the demo sign-ins. Not cached, because it is used once. */
export function readDemo(): DemoContent {
  const { clients, providers, applicants, services, reviews, posts } = readData<
    Omit<DemoContent, 'signIns' | 'offers' | 'quotes' | 'inquiries'> & {
      applicants: Omit<DemoProvider, 'member_days_ago'>[];
    }
  >('demo.json');
  const signIns = readSignIns();
  const newcomers = applicants.map((person) => ({
    ...person,
    member_days_ago: person.documents_submitted_days_ago ?? 0,
  }));
  return {
    clients: taken(clients, signIns.client),
    providers: [...taken(providers, signIns.provider), ...newcomers, signIns.newProvider],
    services,
    reviews,
    posts,
    offers: readData<DemoOffer[]>('offers.json'),
    quotes: readData<DemoQuote[]>('quotes.json'),
    inquiries: readData<DemoInquiry[]>('inquiries.json'),
    signIns,
  };
}

export function readData<T>(name: string): T {
  return JSON.parse(readFileSync(join(demoFolder, 'data', name), 'utf8')) as T;
}

function taken<P extends DemoPerson>(people: P[], by: Partial<P> & { key: string }): P[] {
  return people.map((person) => (person.key === by.key ? { ...person, ...by } : person));
}
