import { testForms } from '../testing/form-table.ts';
import { ENGLISH_FORMS } from './forms/english-forms.ts';

testForms('English', 'en', ENGLISH_FORMS);
